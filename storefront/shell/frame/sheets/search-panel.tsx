import { useLocation } from 'react-router';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { usePage } from '../../page.ts';
import { SearchForm } from './search-form.tsx';
import type { SheetProps } from './use-late-sheet.ts';

/** The content of the search sheet. */
export function SearchPanel({ open, onClose }: SheetProps) {
  const { t } = usePage();
  const { key } = useLocation();
  return (
    <Dialog open={open} onClose={onClose} title={t('search')} closeLabel={t('close')} kind="full">
      {/* on another page the search starts empty */}
      <SearchForm key={key} inSheet />
    </Dialog>
  );
}
