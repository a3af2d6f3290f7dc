/**
 * What the server says about messages and templates. The build of the browser's code does not contain this list; the
 * catalogues are made from it.
 */
import { apiTemplates } from '../shell-app/packages/hub-build/src/texts/api-templates.ts';
import { storedReasons } from './src/messages/stored-reasons.ts';

/** Why a message was not sent. */
export const reasons = [
  'An attached document could not be made',
  // Stored by version 1.0.0.
  'Sending was interrupted. The message may arrive twice.',
  'Sending was interrupted before the message was complete',
  'The mail server did not confirm an attempt. The message may arrive twice.',
  'The mail server did not confirm the message. It is not certain whether it was delivered. Ask the recipient before you send it again.',
  'The mail server took too long',
  'What it is about was cancelled or taken back before it was sent',
  ...storedReasons,
];

/** The errors that the API declares. */
export const errors = apiTemplates('resources/messages');
