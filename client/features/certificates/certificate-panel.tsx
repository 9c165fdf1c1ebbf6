import { Suspense, useState } from 'react';
import { Award, Download } from 'lucide-react';
import { Link } from 'wouter';
import { type Certificate, certificateEndpoints as endpoints } from '#shared/certificates/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { paths } from '#client/paths.ts';
import { certificatePdfPath } from './pdf-path.ts';
import * as texts from './texts.ts';

const HandOnDialog = lazyPart(() => import('./hand-on/hand-on-dialog.tsx'));

function stateOf({ isOwner, proof }: Certificate): string {
  if (proof.void) return texts.isVoid;
  return isOwner ? texts.yours : texts.handedOn;
}

/** On the page of an order, for its buyer; nothing before there is one. */
export function CertificatePanel({ purchaseId }: { purchaseId: string }) {
  const { data } = useEndpoint(endpoints.ofPurchase, { params: { id: purchaseId } });
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { proof, isOwner } = data;
  return (
    <Panel title={texts.certificateOfAuthenticity}>
      <p className="flex items-center gap-2 text-sm text-soft">
        <Award size={17} aria-hidden className="shrink-0 text-mute" />
        <Link
          href={paths.verifyReceipt(proof.code)}
          aria-label={texts.see}
          className="num inline-flex min-h-11 items-center text-paper underline decoration-edge underline-offset-4"
        >
          {proof.number}
        </Link>
      </p>
      <p className="text-sm text-mute">{stateOf(data)}</p>
      {isOwner && !proof.void && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button asChild variant="outline" className="max-sm:w-full">
            <a href={certificatePdfPath(proof.code)} download>
              <Download size={17} aria-hidden />
              {texts.download}
            </a>
          </Button>
          <Button variant="quiet" className="max-sm:w-full" onClick={() => setOpen(true)}>
            {texts.handOn}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <HandOnDialog certificate={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
