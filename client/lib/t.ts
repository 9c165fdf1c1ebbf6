/**
 * What screens say, in English and in place: `{name}` in a text is the place of a value. Texts are literals, because
 * the build writes them out (scripts/inline-texts.ts) and another language finds a sentence by its English.
 */
import { Fragment, type ReactNode, createElement } from 'react';

type Place<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Place<Rest> : never;
/** A value for each place, if there are any. */
type Values<Name extends string> = [Name] extends [never] ? [] : [values: Record<Name, string | number>];

const put = (text: string, values: object): string => {
  const all = new Map(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(all.get(name)));
};

/** `t('{work} by {artist}', { work, artist })`; the last argument is a context where one English text has two meanings. */
export const t = <const T extends string>(
  text: T,
  ...[values]: [...Values<Place<T>>, context?: string]
): string => (typeof values === 'object' ? put(text, values) : text);

/** `tn(works, '{n} work', '{n} works')`: the form for a number, which is the value of the place `{n}`. */
export const tn = <const One extends string, const Other extends string>(
  n: number,
  one: One,
  other: Other,
  ...[values]: Values<Exclude<Place<One | Other>, 'n'>>
): string => put(n === 1 ? one : other, { n, ...values });

/** `fill` for a text that comes from elsewhere, like the sentences of `shared/notices`. */
export const fill = (text: string, elements: Record<string, ReactNode>): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => createElement(Fragment, { key: index }, index % 2 === 0 ? part : elements[part]));

/** `tx('Bought from {artist}', { artist: <b>Ada</b> })`: with an element at each place. */
export const tx = <const T extends string>(text: T, elements: Record<Place<T>, ReactNode>): ReactNode =>
  fill(text, elements);

/** `tn` with an element at each place, the number's own included. */
export const txn = <const One extends string, const Other extends string>(
  n: number,
  one: One,
  other: Other,
  elements: Record<Place<One | Other>, ReactNode>,
): ReactNode => fill(n === 1 ? one : other, elements);
