import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { ImportProblem } from '../report/import-problem.ts';

/** The events of the XML parser; names have no namespace prefixes. */
export interface XmlEvents {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/**
 * Parses XML in chunks and yields after each, when all its events were emitted. Refuses a document type declaration: it allows entities,
 * and no spreadsheet has one.
 */
export async function* readXml(chunks: AsyncIterable<Buffer>, events: XmlEvents): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const decoder = new TextDecoder('utf-8');
  parser.on('error', (error) => {
    throw new ImportProblem('WORKBOOK_BROKEN', { error: error.message });
  });
  parser.on('doctype', () => {
    throw new ImportProblem('WORKBOOK_DOCTYPE');
  });
  parser.on('opentag', ({ name, attributes }) => events.open?.(localName(name), attributes));
  parser.on('text', (text) => events.text?.(text));
  parser.on('closetag', ({ name }) => events.close?.(localName(name)));
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
  yield;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
