import type { IconName } from '#kit/icon.tsx';
import type { Permission } from '#platform/permission.ts';
import type { Role } from '#platform/viewer.ts';

export interface BackOfficePage {
  /** Without the leading slash, as the router takes it. */
  path: string;
  /** Its source file below src/web. */
  file: string;
  title: string;
  /** A page with an icon is an entry of the bar or its menu; a page without one is reached from another page. */
  icon?: IconName;
  permission: Permission;
  /** The roles whose bar shows it (NAV-9); others who may open it find it under "more". */
  inBarOf?: readonly Role[];
}
