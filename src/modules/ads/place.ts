/** The boxes ads are made for, in pixels [IMG-4]. */
export const AD_SIZES = {
  banner: { width: 1241, height: 332 },
  large: { width: 1080, height: 720 },
  small: { width: 480, height: 440 },
} as const;

export type AdPlace = keyof typeof AD_SIZES;
