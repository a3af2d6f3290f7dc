import { useChoices } from '../../fields/master-data.ts';
import type { Grouping } from './grouping.ts';

const noChoices = { choices: [] };

/** The choices of the field by which records are grouped; none where it has none. */
export const useGroupChoices = ({ field }: Grouping) =>
  useChoices(field.kind === 'choice' ? field : noChoices);
