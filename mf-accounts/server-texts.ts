/**
 * What the server says about messages and templates. The build of the browser's code does not contain this list; the
 * catalogues are made from it.
 */

/** Why a message was not sent. */
export const reasons = [
  'The template “{name}” could not be filled: {reason}',
  'An earlier message to this address bounced. Correct the address of the member, or clear the bounce.',
  'The member has not agreed to marketing messages',
  'The member has no e-mail address',
  'The attached document {path} no longer exists',
  'An attached document could not be made',
  // Stored by version 1.0.0.
  'Sending was interrupted. The message may arrive twice.',
  'Sending was interrupted before the message was complete',
  'The mail server did not confirm an attempt. The message may arrive twice.',
  'The mail server did not confirm the message. It is not certain whether it was delivered. Ask the recipient before you send it again.',
  'The mail server took too long',
  'The mail server rejects the login: {reason}',
];

/** Why a message or a template is not saved. */
export const rejections = [
  'Unknown variable: {names}. These exist: {existing}',
  'The text cannot be read: {reason}',
  'The text cannot be filled: {reason}',
  'The text has more than {count} brackets within each other',
  'The text takes too long to fill, or becomes too long',
  'The text is empty once its variables are filled',
  'A new message is a draft or queued',
  'A message has {count} attachments at the most',
  '{path} is not a document of this member',
  'This template is inactive',
  'The message has been sent',
  'The message is being sent right now',
  'A message that is {before} cannot become {after}',
  'The message has no text, since its template could not be filled. Write one first.',
  'The server uses this template. Make it inactive instead.',
];
