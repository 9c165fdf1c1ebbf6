/** The internet addresses that may be requested. */
import dns from 'node:dns/promises';
import net from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '#shared/http/errors.ts';

export interface RemoteRules {
  /** Every address of a host name. */
  resolve(host: string): Promise<{ address: string; family: number }[]>;
  /** Blocks our own network and this machine. */
  isPublic(address: string): boolean;
  isPort(port: number): boolean;
}

/** Public addresses where hosting providers serve secrets to their machines. */
const HOSTS_OWN = new Set(['168.63.129.16']);
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Unwraps IPv4 in IPv6.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || HOSTS_OWN.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST);
}

export const PUBLIC_INTERNET: RemoteRules = {
  resolve: (host) => dns.lookup(host, { all: true }),
  isPublic,
  isPort: (port) => port === 80 || port === 443,
};

/** For receivers that the operator named. */
export const ANYWHERE: RemoteRules = {
  resolve: (host) => PUBLIC_INTERNET.resolve(host),
  isPublic: () => true,
  isPort: () => true,
};

/** Throws `link_not_allowed`. */
export function parseLink(rules: RemoteRules, raw: string, base?: string): URL {
  const url = URL.parse(raw, base);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username || url.password) throw new AppError('link_not_allowed');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const address = host === 'localhost' || host.endsWith('.localhost') ? '127.0.0.1' : host;
  const isOwnNetwork = net.isIP(address) > 0 && !rules.isPublic(address);
  if (!rules.isPort(port) || isOwnNetwork) throw new AppError('link_not_allowed');
  return url;
}

/**
 * For `http.request`: connects to the address that was checked, so a name cannot point elsewhere a moment later.
 * Fails with `link_not_allowed` if any address of the name is not public.
 */
export const guardedLookup =
  (rules: RemoteRules): net.LookupFunction =>
  (host, options, done) => {
    void (async () => {
      let found;
      try {
        found = await rules.resolve(host);
        if (found.length === 0 || !found.every(({ address }) => rules.isPublic(address))) {
          throw new AppError('link_not_allowed');
        }
      } catch (error) {
        done(error as NodeJS.ErrnoException, []);
        return;
      }
      if (options.all) done(null, found);
      else done(null, found[0]!.address, found[0]!.family);
    })();
  };
