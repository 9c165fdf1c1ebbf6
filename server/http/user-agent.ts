/** Names browser and system, for the member's list of sessions. Nothing depends on it. */
const BROWSERS: readonly [RegExp, string][] = [
  // Browsers built on another one name that one, too.
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const find = (text: string, rules: readonly [RegExp, string][]): string | null =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;
const MAX_LENGTH = 500;

export interface Device {
  browser: string | null;
  system: string | null;
}

export function readUserAgent(header: string | undefined): Device {
  const text = header?.slice(0, MAX_LENGTH) ?? '';
  return { browser: find(text, BROWSERS), system: find(text, SYSTEMS) };
}
