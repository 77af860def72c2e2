// Makes the page of a charge live: copies the code, counts the time, and loads the page anew when its stage changes. The page is whole without it,
// and it uses nothing that a phone of 2016 lacks.
(() => {
  const page = document.body;
  const element = (id) => document.getElementById(id);

  const code = element('code');
  const copy = element('copy');
  const note = element('note');
  if (code && copy && note) {
    const say = (copied) => {
      note.textContent = note.getAttribute(copied ? 'data-copied' : 'data-by-hand');
    };
    const copySelected = () => {
      code.focus();
      code.setSelectionRange(0, code.value.length);
      try {
        say(document.execCommand('copy'));
      } catch (_error) {
        say(false);
      }
    };
    copy.hidden = false;
    copy.addEventListener('click', () => {
      if (!navigator.clipboard) return copySelected();
      navigator.clipboard.writeText(code.value).then(() => say(true), copySelected);
    });
    code.addEventListener('focus', () => code.setSelectionRange(0, code.value.length));
  }

  const print = element('print');
  if (print) {
    print.hidden = false;
    print.addEventListener('click', () => window.print());
  }
  if (location.hash === '#poster') {
    // Once: a reload does not print again.
    history.replaceState(null, '', location.pathname);
    window.addEventListener('load', () => window.print());
  }

  // By the server's clock: the page says how long is left, and only the time since then is counted here.
  const left = element('left');
  const started = Date.now();
  const two = (number) => (number < 10 ? `0${number}` : String(number));
  const count = () => {
    const seconds = Math.max(0, Math.floor((Number(left.getAttribute('data-ms')) - (Date.now() - started)) / 1000));
    const hours = Math.floor(seconds / 3600);
    const minutes = two(Math.floor((seconds % 3600) / 60));
    element('left-time').textContent = hours > 0 ? `${hours}:${minutes}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  };
  if (left) {
    left.hidden = false;
    count();
    setInterval(count, 1000);
  }

  const everyMs = Number(page.getAttribute('data-poll')) * 1000;
  if (!everyMs || !window.fetch) return;
  let failures = 0;
  const later = () => setTimeout(look, Math.min(60000, everyMs * 2 ** failures));
  const look = () => {
    if (document.hidden) return later();
    fetch(`${location.pathname}/state`, { credentials: 'omit', cache: 'no-store' })
      .then((answer) => {
        if (answer.status === 404 || answer.status === 410) return null;
        if (!answer.ok) throw new Error('not now');
        return answer.json();
      })
      .then((state) => {
        failures = 0;
        if (state === null || state.stage !== page.getAttribute('data-stage')) location.reload();
        else later();
      })
      .catch(() => {
        failures = Math.min(failures + 1, 5);
        later();
      });
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) failures = 0;
  });
  later();
})();
