import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that are no part of the public internet (RFC 6890 and its successors), with the length of their prefix. */
const INNER_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of IPv6, these carry an IPv4 address inside or are for documents. */
const INNER_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Of IPv6 only this is given to the public. */
const PUBLIC_V6: readonly [string, number][] = [['2000::', 3]];

/** Whether the address is of this machine, of the network it stands in, or of nobody. */
export function isInner(address: string): boolean {
  if (isIPv4(address)) return isWithin(INNER_V4, address, 'ipv4');
  if (!isIPv6(address)) return true;
  return !isWithin(PUBLIC_V6, address, 'ipv6') || isWithin(INNER_V6, address, 'ipv6');
}

function isWithin(networks: typeof INNER_V4, address: string, family: 'ipv4' | 'ipv6'): boolean {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list.check(address, family);
}
