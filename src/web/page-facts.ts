/** The facts about a page for search engines, tabs and shared links. */
export interface PageFacts {
  title: string;
  description?: string;
  /** The page's own address, without filters and order. */
  canonical?: string;
  /** Whoever asks for it at another path is sent to that address. */
  isOnlyThere?: boolean;
  /** The identifier of a picture of it for previews of shared links; without one, the shop's own is shown. */
  image?: string | undefined;
  type?: 'website' | 'product';
  noindex?: boolean;
  /** The browser may ask for the camera there, and nowhere else. */
  usesCamera?: boolean;
}
