import { Globe, Link2, Lock, type LucideIcon } from 'lucide-react';
import type { Visibility } from '#shared/collections/contract.ts';
import * as texts from './texts.ts';

interface Named {
  name: string;
  hint: string;
  icon: LucideIcon;
}

/** Who else sees a collection. */
export const VISIBILITY: Record<Visibility, Named> = {
  private: { name: texts.visibilityPrivate, hint: texts.onlyYou, icon: Lock },
  link: { name: texts.visibilityLink, hint: texts.anyoneWithTheLink, icon: Link2 },
  public: { name: texts.visibilityPublic, hint: texts.onYourProfile, icon: Globe },
};
