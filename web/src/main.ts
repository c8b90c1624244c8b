import { mount } from 'svelte';
import App from './App.svelte';
import { keepPage } from '$lib/installing';
import { watchForNewer } from '$lib/newer';
import { router } from '$lib/router.svelte';
import './styles/tokens.css';
import './styles/tops.css';
import './styles/base.css';
import './styles/table-page.css';

keepPage();
watchForNewer(() => router.route.page === 'home' && !(document.activeElement instanceof HTMLInputElement));
mount(App, { target: document.getElementById('app')! });
