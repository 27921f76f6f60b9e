<?php
/**
 * Plugin Name:       Glossa Language Sync
 * Description:       Keeps the language of this site and the learning language of a Glossa installation in sync.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       glossa-language-sync
 *
 * @package GlossaLanguageSync
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/origins.php';
require_once __DIR__ . '/includes/languages.php';
require_once __DIR__ . '/includes/cookies.php';
require_once __DIR__ . '/includes/ajax.php';

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings.php';
}
