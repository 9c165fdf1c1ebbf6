/** What a screen needs first. The browser requests it while it is still reading the document. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { adEndpoints } from '#shared/ads/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { hireEndpoints } from '#shared/hire/contract.ts';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { SCREENS, type ScreenName, screenAt } from '#shared/kernel/screens.ts';

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}
/** By source file, or by `_` and the file's name for chunks of several. */
type Manifest = Record<string, Chunk>;

/** What the build wrote. @param dist the built client */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The paths of a screen's first requests, without parameters of the address. The first one's answer names its picture. */
const FIRST_CALLS: Partial<Record<ScreenName, readonly string[]>> = {
  home: [feedEndpoints.list.path, `${adEndpoints.active.path}?type=banner`],
  artwork: [artworkEndpoints.get.path, siteEndpoints.config.path],
  inspiration: [inspirationEndpoints.list.path],
  forHire: [`${hireEndpoints.list.path}?limit=200`],
};

/** What the screen at a URL asks first. */
export function firstCallsAt(url: string, hasSession: boolean): readonly string[] {
  const [pathname = '/', query] = url.split('?', 2);
  const name = screenAt(pathname);
  if (!hasSession) return name === 'home' ? [siteEndpoints.landing.path] : [];
  // Filters in the address change the request.
  if (!name || query) return [];
  const id = /[\w-]+$/.exec(pathname)?.[0] ?? '';
  return (FIRST_CALLS[name] ?? []).map((first) => first.replace(':id', id));
}

/** What is painted first is set in these. */
const FONTS = new Set(['hanken-grotesk-first.woff2', 'bricolage-grotesque-first.woff2']);

const preload = (attributes: string) => (url: string) => `<link ${attributes} href="${url}" />`;
const script = preload('rel="modulepreload" crossorigin');
const style = preload('rel="preload" as="style" crossorigin');
const font = preload('rel="preload" as="font" type="font/woff2" crossorigin');
/** With the mode and credentials of `fetch`, or it would not be used. */
const call = preload('rel="preload" as="fetch" crossorigin="use-credentials"');

/** Links for the head of the document at a URL. @param answered calls whose answers are in the document */
export type PreloadLinks = (url: string, hasSession: boolean, answered?: readonly string[]) => string;

/** All chunks that one needs. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (manifest[key] && !found.has(key)) {
    found.add(key);
    for (const imported of manifest[key].imports ?? []) withImports(manifest, imported, found);
  }
  return found;
}

/** @param dist the folder of the built client */
export function preloadsFrom(dist: string): PreloadLinks {
  const manifest = readManifest(dist);
  const views = JSON.parse(readFileSync(path.join(dist, '.vite/screens.json'), 'utf8')) as Partial<
    Record<ScreenName, string>
  >;
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const fonts = Object.keys(manifest)
    .filter((key) => FONTS.has(path.basename(key)))
    .map((key) => font(`/${manifest[key]!.file}`))
    .join('');
  const document = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const isMissing = (file: string) => !document.includes(file);
  const member = Object.keys(manifest).find((key) => manifest[key]!.name === 'member')!;
  const filesOf = (name: ScreenName): string => {
    const view = keys.get(views[name] ?? '') ?? member;
    const chunks = [...withImports(manifest, view, withImports(manifest, member))].map(
      (key) => manifest[key]!,
    );
    const styles = chunks.flatMap(({ css = [] }) => css).filter(isMissing);
    const scripts = chunks.map(({ file }) => file).filter(isMissing);
    return [...styles.map((file) => style(`/${file}`)), ...scripts.map((file) => script(`/${file}`))].join(
      '',
    );
  };
  const files = new Map((Object.keys(SCREENS) as ScreenName[]).map((name) => [name, filesOf(name)]));

  return (url, hasSession, answered = []) => {
    const name = screenAt(url.split('?', 1)[0]!);
    if (!name) return '';
    const own = hasSession ? [userEndpoints.current.path] : [];
    const calls = [...own, ...firstCallsAt(url, hasSession)].filter((path) => !answered.includes(path));
    if (!hasSession) return calls.map(call).join('') + (calls.length > 0 ? '' : files.get(name)!) + fonts;
    return calls.map(call).join('') + files.get(name)! + fonts;
  };
}
