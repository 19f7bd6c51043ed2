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

const inner = new BlockList();
for (const [network, prefix] of INNER_V4) inner.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only this is given to the public, and these of it carry an IPv4 address inside or are for documents. */
const outer = new BlockList();
outer.addSubnet('2000::', 3, 'ipv6');
inner.addSubnet('2001::', 23, 'ipv6');
inner.addSubnet('2001:db8::', 32, 'ipv6');
inner.addSubnet('2002::', 16, 'ipv6');
inner.addSubnet('3fff::', 20, 'ipv6');

/** Whether the address is of this machine, of the network it stands in, or of nobody. */
export function isInner(address: string): boolean {
  if (isIPv4(address)) return inner.check(address, 'ipv4');
  if (!isIPv6(address)) return true;
  return !outer.check(address, 'ipv6') || inner.check(address, 'ipv6');
}
