/** Ends with 0 if the server on PORT is ready, with 1 otherwise: the health check of the image. */
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 4000}/ready`).catch(() => ({ ok: false }));
process.exitCode = ok ? 0 : 1;
