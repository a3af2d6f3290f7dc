/**
 * What the server says about operations of contracts. The build of the browser's code does not contain this list; the
 * catalogues are made from it.
 */
import { apiTemplates } from '../shell-app/packages/hub-build/src/texts/api-templates.ts';

/** What messages call the fields of an operation. */
export const labels = [
  'Start date',
  'End date',
  'From',
  'Until',
  'The day',
  'Price',
  'Setup fee',
  'Enrollment fee',
  'Fee',
  'membership',
];

/** What messages call an operation. */
export const operations = [
  'Renewal',
  'Resumption',
  'Switch of the plan',
  'Price change',
  'Cancellation',
  'Taken back',
];

/** The errors and warnings that the API declares. */
export const errors = apiTemplates('resources/contracts');
