try {
  const theme = localStorage.getItem('rodada.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
