import { useEffect, useState } from 'react';

/** How long input rests before it is used, in milliseconds. */
const PAUSE = 400;

/** A value, compared as JSON, once it has not changed for a moment. */
export function useDebounced<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as Value;
}
