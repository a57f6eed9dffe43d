import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

const packages = ['@supabase/lite@0.10.0', 'postgres@3.4.9', '@supabase/supabase-js@2.119.0']

/**
 * The folder of the library that our data API is measured against, fetched from the npm registry where it is not there
 * yet. It is no dependency: nothing but one row of the bench needs it.
 */
export function installLite(): string {
  const directory = resolve('node_modules/.cache/supabase-lite-0.10.0')
  if (existsSync(`${directory}/node_modules/@supabase/lite`)) return directory
  mkdirSync(directory, { recursive: true })
  const options = ['--prefix', directory, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', '--legacy-peer-deps', ...options, ...packages], { stdio: 'inherit' })
  return directory
}
