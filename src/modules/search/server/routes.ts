import { type Route, route } from '#platform/server/route.ts';
import { correctSearch } from '../calls.ts';
import { findCorrection } from './find-correction.ts';

export const routes: Route[] = [route(correctSearch, findCorrection)];
