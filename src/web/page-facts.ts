/** What search engines, tabs and shared links are told of a page. */
export interface PageFacts {
  title: string;
  description?: string;
  /** Where the page really stands, without what only narrows or sorts it. */
  canonical?: string;
  /** Address of a picture of it. */
  image?: string;
  type?: 'website' | 'product';
  noindex?: boolean;
}
