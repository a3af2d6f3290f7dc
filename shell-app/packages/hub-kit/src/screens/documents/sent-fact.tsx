import { lazyPart } from '../../elements/lazy-part.tsx';

/**
 * When documents of a record were sent by e-mail, with links to the messages, as a fact of `Facts`; nothing where none was
 * queued, or the user may not view messages.
 * @param props.causes those of the messages, such as `invoice/12`
 * @example
 * const facts = (
 *   <Facts>
 *     <SentFact causes={['invoice/12']} />
 *   </Facts>
 * );
 */
export const SentFact = lazyPart(() => import('./sent-messages.tsx'), { fallback: null });
