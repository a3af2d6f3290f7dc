/** Why a message was not sent, as the server stores it in English: the reasons with values. */
export const storedReasons = [
  'The template “{name}” could not be filled: {reason}',
  'The mail server rejects the login: {reason}',
] as const;
