/** The facts about a page for search engines, tabs and shared links. */
export interface PageFacts {
  title: string;
  description?: string;
  /** The page's own address, without filters and order. */
  canonical?: string;
  /** Address of a picture of it. */
  image?: string;
  type?: 'website' | 'product';
  noindex?: boolean;
}
