import { type Route, route } from '#platform/server/route.ts';
import {
  checkImport,
  downloadProblems,
  downloadTemplate,
  exportProducts,
  listImportProblems,
  listImports,
  mapImport,
  showImport,
  startImport,
  stopImport,
} from '../../import.calls.ts';
import { merchantScope } from '../back-office/merchant-scope.ts';
import { exportProductsOf } from '../export-products.ts';
import { template } from '../write-products.ts';
import { selectPlaces } from './check-file.sql.ts';
import { checkFile } from './check-file.ts';
import { mapImport as map } from './map-import.ts';
import { selectImports } from './show-import.sql.ts';
import { findImport, listProblemsOf, problemsFile } from './show-import.ts';
import { startImport as start, stopImport as stop } from './start-import.ts';

const REMEMBERED = 20;

export const importRoutes: Route[] = [
  route(checkImport, async (ctx, { file, fileName, merchantId }, { viewer }) => {
    const importId = await checkFile(ctx, {
      file,
      fileName,
      merchantId: merchantScope(viewer) ?? merchantId,
      madeBy: viewer.userId,
      role: viewer.role,
    });
    return findImport(ctx, importId, viewer);
  }),
  route(listImports, async (ctx, _, { viewer }) => ({
    imports: await selectImports(ctx.db, { merchantId: merchantScope(viewer), limit: REMEMBERED }),
  })),
  route(showImport, (ctx, { importId }, { viewer }) => findImport(ctx, importId, viewer)),
  route(listImportProblems, listProblemsOf),
  route(downloadProblems, problemsFile),
  route(mapImport, map),
  route(startImport, start),
  route(stopImport, stop),
  route(exportProducts, exportProductsOf),
  route(downloadTemplate, async (ctx, { format }) => template(await selectPlaces(ctx.db), format)),
];
