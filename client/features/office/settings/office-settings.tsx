import { settingsEndpoints } from '#shared/settings/contract.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { LegalPanel } from '../legal/legal-panel.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { PublicGalleryPanel } from './public-gallery-panel.tsx';
import { SupportPanel } from './support-panel.tsx';
import { SwitchesPanel } from './switches-panel.tsx';

/** `/office/settings`: prices, support address, legal pages, launch switches, the public gallery, and what changed last. */
export function OfficeSettings() {
  const settings = useEndpoint(settingsEndpoints.read, {});
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_360px] xl:items-start">
      <div className="grid gap-6">
        <Loaded
          query={settings}
          failure={t('The settings couldn’t be loaded.')}
          skeleton={<Skeletons count={3} className="grid gap-6" each="h-48 rounded-lg" />}
        >
          {(loaded) => (
            <>
              <PricesPanel settings={loaded} />
              <SupportPanel settings={loaded} />
              <LegalPanel />
              <SwitchesPanel settings={loaded} />
              <PublicGalleryPanel settings={loaded} />
            </>
          )}
        </Loaded>
      </div>
      <ChangesPanel />
    </div>
  );
}
