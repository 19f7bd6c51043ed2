/** What people pay to by InstaPay: `name@instapay`, in small letters. */
export const INSTAPAY_ADDRESS = /^[a-z0-9._-]{3,40}@instapay$/;
