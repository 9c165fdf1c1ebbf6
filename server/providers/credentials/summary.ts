/** What is kept of a manifest that arrived with a file. */
import type { ManifestValidity } from '#shared/uploads/manifest-validities.ts';

/** A manifest as the reader returns it. */
export interface Manifest {
  claim_generator?: string;
  claim_generator_info?: { name?: string; version?: string }[];
  signature_info?: { issuer?: string; common_name?: string; time?: string };
  assertions?: { label: string; data?: unknown }[];
}
export interface ManifestStore {
  active_manifest?: string;
  manifests?: Record<string, Manifest>;
  validation_state?: string;
  validation_results?: { activeManifest?: { failure?: { code: string }[] } };
}

export interface FoundManifest {
  validity: ManifestValidity;
  /** The organization, as its certificate names it. */
  signer: string | null;
  /** The program or device. */
  generator: string | null;
  /** The last part of an IPTC digital source type. */
  sourceType: string | null;
  /** Null if it is not known. */
  signedAt: Date | null;
  /** To be embedded in what is made of the file; null where it names a place or a person. */
  parent: Buffer | null;
}

const UNTRUSTED = 'signingCredential.untrusted';
const EXPIRED = 'signingCredential.expired';
const AI_TYPES = new Set(['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia']);
const MAX_CHARACTERS = 120;

function validityOf(store: ManifestStore): ManifestValidity {
  if (store.validation_state === 'Trusted') return 'known';
  const failures = (store.validation_results?.activeManifest?.failure ?? []).map(({ code }) => code);
  if (failures.some((code) => code !== UNTRUSTED && code !== EXPIRED)) return 'damaged';
  if (failures.includes(EXPIRED)) return 'expired';
  return store.validation_state === 'Valid' ? 'unknown' : 'damaged';
}

const short = (text: string | undefined): string | null => text?.trim().slice(0, MAX_CHARACTERS) || null;

/** Anywhere in the file's history, an AI's first: what it says is said of the whole picture. */
function sourceTypeOf(store: ManifestStore): string | null {
  const { [store.active_manifest ?? '']: active, ...others } = store.manifests ?? {};
  const types = [active, ...Object.values(others)]
    .flatMap((manifest) => manifest?.assertions ?? [])
    .filter(({ label }) => label.startsWith('c2pa.actions'))
    .flatMap(({ data }) => (data as { actions?: { digitalSourceType?: string }[] } | null)?.actions ?? [])
    .flatMap(({ digitalSourceType }) => digitalSourceType?.split('/').at(-1) ?? []);
  return short(types.find((type) => AI_TYPES.has(type)) ?? types[0]);
}

export function summarize(store: ManifestStore): Omit<FoundManifest, 'parent'> {
  const active = store.manifests?.[store.active_manifest ?? ''];
  const [generator] = active?.claim_generator_info ?? [];
  const signedAt = new Date(active?.signature_info?.time ?? Number.NaN);
  return {
    validity: validityOf(store),
    signer: short(active?.signature_info?.issuer ?? active?.signature_info?.common_name),
    generator: short(generator?.name ?? active?.claim_generator),
    sourceType: sourceTypeOf(store),
    signedAt: Number.isNaN(signedAt.getTime()) ? null : signedAt,
  };
}

/** Assertions that say what was done, not who did it and where. */
const HARMLESS = /^c2pa\.(?:actions|hash|thumbnail|ingredient|training-mining)\b|^cawg\.training-mining\b/;
const PRIVATE_KEY =
  /gps|latitude|longitude|location|place|address|person|author|creator|contributor|actor|byline|owner|email|identity|description|comment/i;

function hasPrivateKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => (!Array.isArray(value) && PRIVATE_KEY.test(key)) || hasPrivateKey(inner),
  );
}

/** Whether it may name a place or a person; what is not known to be harmless counts as that. */
export const isPrivate = (store: ManifestStore): boolean =>
  Object.values(store.manifests ?? {}).some((manifest) =>
    (manifest.assertions ?? []).some(({ label, data }) => !HARMLESS.test(label) || hasPrivateKey(data)),
  );
