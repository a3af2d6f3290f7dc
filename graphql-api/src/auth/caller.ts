/**
 * The sender of a request: the bearer token as it was sent, and the network address for limits. Operations with the
 * same object count as one request.
 */
export interface Caller {
  token: string | undefined;
  address: string;
  /** The role as which a user who may view permissions previews the app: the request has the grants of both, and only reads. */
  previewedRole?: string;
  /** Makes the request ad hoc whatever its document; for code in this process, such as an export. */
  adHoc?: true;
  /** The endpoint that the audit log names; GraphQL unless given. */
  endpoint?: 'rest';
  /**
   * The Idempotency-Key of a request that creates one record, 1 to 255 visible ASCII characters: repeated within 24
   * hours, it returns the record of the first request, with `extensions.idempotencyReplayed`.
   */
  idempotencyKey?: string;
  /** Aborted when the client disconnects, which cancels its running operation. */
  signal?: AbortSignal;
  /** Of a job: the id of the bulk operation whose changes it makes. */
  operationId?: number;
  /** The id of the saved query that the request runs, for tokens that are limited to some; for code in this process. */
  savedQuery?: number;
  /** Set by the API once it has charged the cost of the request. */
  isCharged?: true;
  /** Set by the API once it has counted the request as ad hoc. */
  isCounted?: true;
}
