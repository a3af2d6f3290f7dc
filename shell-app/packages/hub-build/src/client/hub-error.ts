/** An error that the user of a command can fix. Its message names the problem and the next step. */
export class HubError extends Error {
  override name = 'HubError';
}
