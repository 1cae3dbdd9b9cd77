import type { ChangedPart } from '../shell/history/changed-parts.ts';
import { HistorySection } from '../shell/history/history-section.tsx';
import { NotesSection } from '../shell/notes/notes-section.tsx';

interface Props {
  resource: 'page' | 'moment' | 'banner' | 'store';
  record: string;
  version: unknown;
  /** The label of a field of the form. */
  labelOf: (field: string) => string;
}

/** Who did what with a page, a moment, a banner or a store: its draft, its publication, its words; and the notes of the staff. */
export function HistoryAndNotes({ resource, record, version, labelOf }: Props) {
  return (
    <>
      <HistorySection
        {...{ resource, record, version }}
        labelOf={(part) => {
          const field = fieldOf(part);
          return field === null ? null : labelOf(field);
        }}
      />
      <NotesSection resource={resource} record={record} />
    </>
  );
}

const words = /^(?:title|description|lead|text|name|address|phone)(?:Ru|Uz|En)?$/;

/** The field of the form that a changed text belongs to. Null for lists, pictures and states: the name of the action describes their change. */
function fieldOf({ table, op, path }: ChangedPart): string | null {
  const [column = '', part = ''] = path.split('.');
  // a draft starts as a copy of the published version, so only later differences are edits
  if (table === 'content_drafts')
    return op === 'UPDATE' && column === 'body' && words.test(part) ? part : null;
  const field = part === '' ? column : `${column}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  return op === 'UPDATE' && words.test(field) ? field : null;
}
