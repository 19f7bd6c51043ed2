/** What a new decision begins with: the search it is about, and what it may mean. */
export interface Draft {
  query: string;
  means: string;
}
