/** Calls back once, when all of these stand on the screen of somebody who may be looking: a page in the
 * background draws nothing. Until what is given back is called. */
export function onceInSight(parts: Element[], then: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    then();
    return () => {};
  }
  const waited = new Set(parts);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= WHOLE) waited.delete(target);
        else waited.add(target);
      }
      if (waited.size > 0) return;
      observer.disconnect();
      then();
    },
    { threshold: WHOLE },
  );
  parts.forEach((part) => observer.observe(part));
  return () => observer.disconnect();
}

/** But for the rounding of a line. */
const WHOLE = 0.98;
