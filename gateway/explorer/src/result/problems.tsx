import type { Problem } from '../api.ts';

/** Why a request was refused, in the server's words. */
export function Problems({ errors }: { errors: readonly Problem[] }) {
  return (
    <ul className="problems" role="alert">
      {errors.map(({ message, locations, extensions }, index) => (
        <li key={index}>
          {message}
          {locations?.[0] && <span> (line {locations[0].line})</span>}
          {extensions?.code === 'UNAUTHENTICATED' && (
            <>
              {' '}
              <a href="/login" target="_blank" rel="noreferrer">
                Sign in
              </a>{' '}
              and run it again.
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
