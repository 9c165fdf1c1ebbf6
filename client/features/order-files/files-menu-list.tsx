import type { ReactNode } from 'react';
import { FolderDown, RotateCw } from '#client/ui/icons.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import { t } from '#client/lib/t.ts';
import { Menu, MenuItem, MenuLine } from '#client/ui/menu.tsx';
import { useOrderFiles } from './use-order-files.ts';
import type { Saving } from './use-save.ts';

interface FilesMenuListProps {
  purchase: Purchase;
  trigger: ReactNode;
  onSave: (saving: Saving) => void;
}

/** The menu of an order's files, open once it is loaded. */
export default function FilesMenuList({ purchase, trigger, onSave }: FilesMenuListProps) {
  return (
    <Menu trigger={trigger} width="xl" defaultOpen>
      <Items purchase={purchase} onSave={onSave} />
    </Menu>
  );
}

function Items({ purchase, onSave }: Omit<FilesMenuListProps, 'trigger'>) {
  const { rows, zip, isPending, refetch } = useOrderFiles(purchase);
  if (isPending) return <MenuItem onSelect={undefined}>{t('Loading your files')}</MenuItem>;
  if (!rows)
    return (
      <MenuItem icon={RotateCw} hint={t('Your files couldn’t be loaded.')} onSelect={() => void refetch()}>
        {t('Try again')}
      </MenuItem>
    );
  if (rows.length === 0) return <MenuItem onSelect={undefined}>{t('There’s nothing to download.')}</MenuItem>;
  return (
    <>
      {rows.map((row) => (
        <MenuItem key={row.name ?? row.what} icon={row.icon} hint={row.facts} onSelect={() => onSave(row)}>
          {row.title}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem icon={FolderDown} onSelect={() => onSave(zip)}>
        {t('All as one ZIP')}
      </MenuItem>
    </>
  );
}
