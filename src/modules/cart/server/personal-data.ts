import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectCart, deleteCart } from './account-cart.sql.ts';

/** The cart that a person takes from device to device. */
export const personalData: PersonalData = { collect: collectCart, erase: deleteCart };
