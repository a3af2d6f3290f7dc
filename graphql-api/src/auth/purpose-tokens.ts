import { SignJWT, jwtVerify, errors as joseErrors, type JWTPayload } from 'jose';

/** The purpose of a token that the owner of the database makes for commands on releases. */
export const COMMAND = 'hub-command';

/**
 * Signed tokens for one purpose each, their audience: opening a preview, or commands of the machine's owner. They are
 * no sessions: those need claims that these lack.
 */
export class PurposeTokens {
  constructor(private readonly key: Uint8Array) {}

  async issue(
    purpose: string,
    claims: JWTPayload,
    seconds: number,
  ): Promise<{ token: string; expiresAt: Date }> {
    const expiresAt = new Date(Math.ceil(Date.now() / 1000 + seconds) * 1000);
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(purpose)
      .setExpirationTime(expiresAt)
      .sign(this.key);
    return { token, expiresAt };
  }

  /** @returns null for a token that is expired, forged or of another purpose */
  async verify(purpose: string, token: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['HS256'],
        audience: purpose,
        requiredClaims: ['exp', 'aud'],
      });
      return payload;
    } catch (error) {
      if (error instanceof joseErrors.JOSEError) return null;
      throw error;
    }
  }
}
