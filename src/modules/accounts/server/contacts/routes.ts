import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../../contacts.calls.ts';
import { askForContactCode, proveContact } from './prove-contact.ts';
import { restoreContact } from './restore-contact.ts';

export const contactRoutes: Route[] = [
  route(calls.sendContactCode, askForContactCode),
  route(calls.proveContact, proveContact),
  route(calls.restoreContact, restoreContact),
];
