import { useId } from 'react';
import { t } from '#client/lib/t.ts';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { InterestChoices, MediumChoices } from './choices.tsx';

/** The answers of the first minutes, in the settings; members from before can give them here. */
export function HomeAnswers() {
  const [interests, mediums] = [useId(), useId()];
  return (
    <SettingsGroup
      title={t('Your home page')}
      body={t('Your interests and mediums decide what you see first.')}
    >
      <div className="grid gap-8 rounded-lg bg-surface p-5 sm:p-7">
        <div role="group" aria-labelledby={interests} className="grid gap-3">
          <h3 id={interests} className="font-sans text-sm font-semibold text-paper">
            {t('What brings you here?')}
          </h3>
          <InterestChoices />
        </div>
        <div role="group" aria-labelledby={mediums} className="grid gap-3">
          <h3 id={mediums} className="font-sans text-sm font-semibold text-paper">
            {t('Up to three mediums')}
          </h3>
          <MediumChoices />
        </div>
      </div>
    </SettingsGroup>
  );
}
