// What of a table does not fit, as sentences. What a decision needs is marked `data-needs`:
// `turn`, `hand`, `table`, `choices`.
({ finger, mayHandScroll, isAsked }) => {
    const SLACK = 1;
    const [wide, high] = [innerWidth, innerHeight];
    const page = document.querySelector('.table-page');
    const found = new Set();
    const tell = (one, what) => found.add(`${nameOf(one)} ${what}`);

    const nameOf = (one) => {
        const needs = one.dataset?.needs ? `[${one.dataset.needs}] ` : '';
        const label = (one.ariaLabel ?? one.textContent ?? '').trim().replace(/\s+/g, ' ');
        const kind = [...one.classList].find((name) => !name.startsWith('svelte-'));
        return `${needs}${kind ?? one.tagName.toLowerCase()} “${label.slice(0, 24)}”`;
    };
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !one.closest('.visually-hidden, [inert]');
    const scrollsSideways = (one) => mayHandScroll && one.closest('[data-needs~=hand]') !== null;
    const isAside = (one) => one.closest('[data-scrolls]') !== null;

    const outside = (box) => {
        const sides = [];
        if (box.top < -SLACK) sides.push('above');
        if (box.left < -SLACK) sides.push('left');
        if (box.bottom > high + SLACK) sides.push('below');
        if (box.right > wide + SLACK) sides.push('right');
        return sides;
    };
    const stands = (one, box) => {
        const sides = outside(box).filter((side) => !(scrollsSideways(one) && /left|right/.test(side)));
        if (sides.length) tell(one, `is off the screen (${sides.join(', ')})`);
        return sides.length === 0;
    };
    // The topmost thing there is part of this one, or this one of it.
    const isFree = (one, x, y) => {
        const top = document.elementFromPoint(x, y);
        return top === null || one.contains(top) || top.contains(one);
    };
    const hits = (one, x, y) => one.contains(document.elementFromPoint(x, y));

    // Nothing scrolls but what is marked.
    const root = document.documentElement;
    if (root.scrollHeight > high + SLACK) found.add(`the page scrolls down by ${root.scrollHeight - high}`);
    if (root.scrollWidth > wide + SLACK) found.add(`the page scrolls sideways by ${root.scrollWidth - wide}`);
    for (const one of page.querySelectorAll(':not(svg, svg *)')) {
        const [right, down] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
        if (Math.max(right, down) <= SLACK || isAside(one) || !isSeen(one)) continue;
        const { overflowX, overflowY } = getComputedStyle(one);
        if (/auto|scroll/.test(overflowY) && down > SLACK) tell(one, `scrolls down by ${down}`);
        if (/auto|scroll/.test(overflowX) && right > SLACK && !scrollsSideways(one)) tell(one, `scrolls sideways by ${right}`);
    }

    // What the decision needs is there, in sight, not covered, and apart from the rest of it.
    const needs = [...page.querySelectorAll('[data-needs]')].filter(isSeen);
    for (const kind of ['turn', 'hand', 'table']) {
        if (!needs.some((one) => one.matches(`[data-needs~=${kind}]`))) found.add(`nothing is marked [${kind}]`);
    }
    const boxes = needs.map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width * box.height > 0);
    for (const [one, box] of boxes) {
        if (!stands(one, box)) continue;
        for (const [across, down] of [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]]) {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            if (!isFree(one, x, y)) tell(one, `is covered by ${nameOf(document.elementFromPoint(x, y))}`);
        }
        for (const [other, its] of boxes) {
            if (other === one || other.contains(one) || one.contains(other)) continue;
            const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
            const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
            if (across > SLACK && down > SLACK) tell(one, `overlaps ${nameOf(other)}`);
        }
    }

    // Everything that can be pressed has room for a finger that nothing covers.
    const targets = [...page.querySelectorAll('button, input, select, textarea, a, summary')]
        .filter((one) => isSeen(one) && !isAside(one));
    for (const one of targets) {
        const box = (one.closest('label') ?? one).getBoundingClientRect();
        if (!stands(one, box) || scrollsSideways(one)) continue;
        if (Math.min(box.width, box.height) < finger - 0.5) {
            tell(one, `is ${Math.round(box.width)} by ${Math.round(box.height)}`);
            continue;
        }
        const corners = [0.5, 0, 1];
        const places = corners.flatMap((down) => corners.map((across) => [
            box.left + (box.width - finger) * across, box.top + (box.height - finger) * down,
        ]));
        const [near, middle, far] = [3, finger / 2, finger - 3];
        const cross = [[middle, middle], [near, middle], [far, middle], [middle, near], [middle, far]];
        const hasRoom = places.some(([x, y]) => cross.every(([across, down]) => hits(one, x + across, y + down)));
        if (!hasRoom && !one.disabled) tell(one, 'has no free place for a finger');
    }
    if (isAsked && !targets.some((one) => !one.disabled && one.closest('[data-needs]'))) {
        found.add('nothing that is needed can be pressed');
    }

    // No word is cut, by its own box or by one around it.
    const clipping = new Map();
    const clips = (one) => {
        if (!clipping.has(one)) clipping.set(one, getComputedStyle(one).overflow !== 'visible');
        return clipping.get(one);
    };
    const inWords = (one) => (one instanceof SVGElement ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, inWords);
    const range = document.createRange();
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const holder = text.parentElement;
        if (!text.data?.trim() || isAside(holder) || !isSeen(holder)) continue;
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width * box.height === 0) continue;
        if (!scrollsSideways(holder) && outside(box).length) tell(holder, 'has words off the screen');
        for (let around = holder; around !== page; around = around.parentElement) {
            if (!clips(around)) continue;
            const edge = around.getBoundingClientRect();
            if (box.right > edge.right + SLACK || box.left < edge.left - SLACK) tell(holder, 'has cut words');
            if (box.bottom > edge.bottom + 4 || box.top < edge.top - 4) tell(holder, 'has cut lines');
        }
    }
    return [...found];
}
