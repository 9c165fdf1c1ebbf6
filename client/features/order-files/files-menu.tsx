import { ChevronDown, FolderDown } from '#client/ui/icons.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LateMenu } from '#client/ui/late-menu.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { useSave } from './use-save.ts';

const loadList = () => import('./files-menu-list.tsx');
const FilesMenuList = lazyPart(loadList);

/** In a row of purchases, above the link that covers it. */
export function FilesMenu({ purchase }: { purchase: Purchase }) {
  const { busy, save } = useSave((sentence) =>
    toast({ title: t('Download failed'), description: sentence, variant: 'destructive' }),
  );
  const button = (
    <Button
      variant="outline"
      aria-label={t('My files for {title}', { title: purchase.artwork.title })}
      className="relative z-10"
    >
      <FolderDown size={17} aria-hidden />
      {busy.length > 0 ? t('Preparing...') : t('My files')}
      <ChevronDown size={15} aria-hidden />
    </Button>
  );
  return (
    <LateMenu load={loadList} button={button}>
      <FilesMenuList purchase={purchase} trigger={button} onSave={(saving) => void save(saving)} />
    </LateMenu>
  );
}
