import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import { addressFields, addressInput, placeRules, savedAddress } from './address.ts';

export const listAddresses = defineCall({
  method: 'GET',
  path: '/api/web/user/addresses',
  access: 'account',
  summary: 'Saved addresses, newest first',
  input: z.object({}),
  output: z.object({ addresses: z.array(savedAddress) }),
});

export const addAddress = defineCall({
  method: 'POST',
  path: '/api/web/user/addresses',
  access: 'account',
  summary: 'Saves an address; an account keeps at most 20',
  input: addressInput,
  output: savedAddress,
  refusals: ['unknown_place', 'too_many_addresses'],
});

export const editAddress = defineCall({
  method: 'PUT',
  path: '/api/web/user/addresses/:addressId',
  access: 'account',
  summary: 'Replaces a saved address; orders keep the address they were placed with',
  input: z.object({ addressId: pathId, ...addressFields.shape }).check(...placeRules),
  output: savedAddress,
  refusals: ['address_not_found', 'unknown_place'],
});

export const removeAddress = defineCall({
  method: 'DELETE',
  path: '/api/web/user/addresses/:addressId',
  access: 'account',
  summary: 'Removes a saved address',
  input: z.object({ addressId: pathId }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['address_not_found'],
});
