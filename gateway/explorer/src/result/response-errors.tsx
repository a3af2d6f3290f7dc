import type { ResponseError } from '../api.ts';

/** The errors of a response. */
export function ResponseErrors({ errors }: { errors: readonly ResponseError[] }) {
  return (
    <ul className="errors" role="alert">
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
