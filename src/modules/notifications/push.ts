/** What a device is sent and shows. */
export interface PushNotice {
  title: string;
  body: string;
  /** A page of the shop. */
  path: string;
  /** A later notice with the same mark takes the place of an earlier one. */
  tag: string;
}
