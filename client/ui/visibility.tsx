import { Globe, Link2, Lock, type IconComponent } from '#client/ui/icons.ts';
import type { Visibility } from '#shared/collections/contract.ts';
import { t } from '#client/lib/t.ts';

interface Named {
  name: string;
  hint: string;
  icon: IconComponent;
}

/** The names of the visibilities of a collection. */
export const VISIBILITY: Record<Visibility, Named> = {
  private: { name: t('Private'), hint: t('Only you'), icon: Lock },
  link: { name: t('By link'), hint: t('Anyone with the link'), icon: Link2 },
  public: { name: t('Public'), hint: t('On your profile'), icon: Globe },
};
