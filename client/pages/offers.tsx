import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { OffersView } from '#client/features/offers/offers-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Offers() {
  useTitle(texts.offers);
  return (
    <RequireMember>
      <Screen>
        <OffersView />
      </Screen>
    </RequireMember>
  );
}
