import { isIPv6 } from 'node:net';

const LONGEST = 64;

/**
 * The network that a client's address is counted by: an IPv4 address itself, the first 64 bits of an IPv6 address,
 * since one client usually has all addresses of those. What is no address is cut to 64 characters.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address.slice(0, LONGEST);
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(group => group !== '');
  const behind = tail?.split(':').filter(group => group !== '') ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - behind.length;
  const all = [...groups, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...behind];
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
