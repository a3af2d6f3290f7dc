import type { Authenticator } from '../auth/authenticator.ts';
import { badRequest, notFound } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import type { Caller } from '../auth/caller.ts';
import { findRelease } from './build-store.ts';
import type { Callers } from './callers.ts';
import type { ReleaseDatabase } from './database.ts';
import type { Bundle } from './types.ts';

const PREVIEW = 'hub-preview';
const PREVIEW_SECONDS = 8 * 60 * 60;
/** A link for reviewers is sent to others, who may open it days later. */
const REVIEW_SECONDS = 7 * 24 * 60 * 60;

/** Shows stored releases that are not served. */
export class Previews {
  constructor(
    private readonly database: ReleaseDatabase,
    private readonly callers: Callers,
    private readonly authenticator: Authenticator,
  ) {}

  /**
   * A token that shows a stored release.
   * @param forReviewers to every signed-in user, otherwise to callers that may view releases. It requires the permission
   *   to activate: such a caller might serve the release to the same users.
   */
  async issue(
    caller: Caller,
    remote: string,
    version: string,
    forReviewers: boolean,
  ): Promise<{ token: string; expiresAt: Date }> {
    await this.callers.require(caller, forReviewers ? 'edit' : 'view', remote);
    await this.releasedBundle(remote, version);
    const seconds = forReviewers ? REVIEW_SECONDS : PREVIEW_SECONDS;
    return this.authenticator.purposeTokens.issue(PREVIEW, { remote, version, forReviewers }, seconds);
  }

  /** The release that a token of `issue` shows. */
  async shownBy(caller: Caller, token: string): Promise<Bundle> {
    const claims = await this.authenticator.purposeTokens.verify(PREVIEW, token);
    if (!claims) throw badRequest(msg('The preview has expired. Ask for a new link.'));
    const remote = String(claims['remote']);
    await (claims['forReviewers'] === true
      ? this.callers.requireUser(caller)
      : this.callers.require(caller, 'view', remote));
    return this.releasedBundle(remote, String(claims['version']));
  }

  private async releasedBundle(remote: string, version: string): Promise<Bundle> {
    const bundle = await findRelease(this.database.rows, remote, version);
    if (!bundle) throw notFound(`${remote} ${version}`.slice(0, 200));
    return bundle;
  }
}
