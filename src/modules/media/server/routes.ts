import { type Route, route } from '#platform/server/route.ts';
import { uploadPicture } from '../calls.ts';
import { acceptImage } from './accept-image.ts';

export const routes: Route[] = [route(uploadPicture, (ctx, { file }) => acceptImage(ctx, file))];
