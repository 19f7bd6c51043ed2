import { useCallback } from 'react';
import type { Ad } from '#modules/ads/ad.ts';
import { findTargets } from '#modules/ads/back-office.calls.ts';
import { api } from '../../../data/api.ts';
import { FoundField, type Named } from '../../parts/combobox/found-field.tsx';

interface TargetFieldProps {
  name: string;
  kind: Ad['directTo'];
  label: string;
  hint?: string;
  optional?: boolean;
  chosen: Named | null;
  onChoose: (found: Named | null) => void;
}

/** Finds a merchant, product, category or brand of the shop by name. */
export function TargetField({ kind, ...field }: TargetFieldProps) {
  const find = useCallback(async (q: string) => (await api(findTargets, { kind, q })).targets, [kind]);
  return <FoundField find={find} {...field} />;
}
