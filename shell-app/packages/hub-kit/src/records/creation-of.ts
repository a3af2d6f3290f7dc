import type { DocumentNode } from '@apollo/client';
import { Creation } from './creation.ts';

/** The creation by a mutation about a subject, which outlasts a reload: `ClosePeriod {"month":"2026-03"}`. */
export function creationOf({ definitions }: DocumentNode, subject: object): Creation {
  const names = definitions.map(definition => ('name' in definition ? definition.name?.value : undefined));
  return new Creation(`${names.find(name => name)} ${JSON.stringify(subject)}`);
}
