import { usePersisted } from '@gym/hub-kit';

/** The name under which check-in stores the location of this desk too. */
const NAME = 'check-in:location';

const readId = (value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? value : null);

/** The location that this browser was last used at, and the function that replaces it. */
export const useDeskLocation = () => usePersisted(NAME, readId);
